/** The chemical elements by atomic number, each as symbol and English name. */
const LINES =
  'H hydrogen,He helium,Li lithium,Be beryllium,B boron,C carbon,N nitrogen,O oxygen,F fluorine,Ne neon,Na sodium,Mg magnesium,Al aluminium,Si silicon,P phosphorus,S sulfur,Cl chlorine,Ar argon,K potassium,Ca calcium,' +
  'Sc scandium,Ti titanium,V vanadium,Cr chromium,Mn manganese,Fe iron,Co cobalt,Ni nickel,Cu copper,Zn zinc,Ga gallium,Ge germanium,As arsenic,Se selenium,Br bromine,Kr krypton,Rb rubidium,Sr strontium,Y yttrium,Zr zirconium,' +
  'Nb niobium,Mo molybdenum,Tc technetium,Ru ruthenium,Rh rhodium,Pd palladium,Ag silver,Cd cadmium,In indium,Sn tin,Sb antimony,Te tellurium,I iodine,Xe xenon,Cs caesium,Ba barium,La lanthanum,Ce cerium,Pr praseodymium,Nd neodymium,' +
  'Pm promethium,Sm samarium,Eu europium,Gd gadolinium,Tb terbium,Dy dysprosium,Ho holmium,Er erbium,Tm thulium,Yb ytterbium,Lu lutetium,Hf hafnium,Ta tantalum,W tungsten,Re rhenium,Os osmium,Ir iridium,Pt platinum,Au gold,Hg mercury,' +
  'Tl thallium,Pb lead,Bi bismuth,Po polonium,At astatine,Rn radon,Fr francium,Ra radium,Ac actinium,Th thorium,Pa protactinium,U uranium,Np neptunium,Pu plutonium,Am americium,Cm curium,Bk berkelium,Cf californium,Es einsteinium,Fm fermium,' +
  'Md mendelevium,No nobelium,Lr lawrencium,Rf rutherfordium,Db dubnium,Sg seaborgium,Bh bohrium,Hs hassium,Mt meitnerium,Ds darmstadtium,Rg roentgenium,Cn copernicium,Nh nihonium,Fl flerovium,Mc moscovium,Lv livermorium,Ts tennessine,Og oganesson';

export interface Element {
  readonly number: number;
  readonly symbol: string;
  readonly name: string;
}

const ELEMENTS: readonly Element[] = LINES.split(',').map((line, index) => {
  const [symbol, name] = line.split(' ') as [string, string];
  return { number: index + 1, symbol, name };
});
const OTHER_SPELLINGS: Record<string, string> = { aluminum: 'aluminium', sulphur: 'sulfur', cesium: 'caesium' };

export const elementNamed = (name: string): Element | undefined =>
  ELEMENTS.find((element) => element.name === (OTHER_SPELLINGS[name] ?? name));
export const elementWithSymbol = (symbol: string): Element | undefined =>
  ELEMENTS.find((element) => element.symbol.toLowerCase() === symbol);
export const elementNumbered = (number: number): Element | undefined => ELEMENTS[number - 1];
