/** The one place that loads the mathematics library: only when a sum or a conversion is asked for. */
import type { BigNumber, FactoryFunctionMap, MathJsInstance } from 'mathjs';

/** Named one by one, so that the build leaves out the rest: the whole library takes a thread 80 MB and a second or two. */
const load = async (): Promise<MathJsInstance> => {
  const { create, ...parts } = await import('./mathematics.ts');
  // Its types hold that any part may be missing.
  const math = create(parts as FactoryFunctionMap, { number: 'BigNumber', precision: 40 });
  // The library's spoons are metric and its cup is not: three teaspoons are a tablespoon, and sixteen of these a cup.
  const own = {
    imperialpint: '568.26125 ml',
    imperialgallon: '4546.09 ml',
    imperialfloz: '28.4130625 ml',
    furlong: '220 yd',
    fathom: '6 ft',
    league: '3 mi',
    surveychain: '22 yd',
    horsehand: '4 inch',
    nauticalmile: '1852 m',
    longhundredweight: '112 lb',
    gemcarat: '0.2 g',
    fortnight: '14 day',
    commonyear: '365 day',
    commonmonth: '30.416666666666666666666666666666666667 day',
    commondecade: '3650 day',
    commoncentury: '36500 day',
    landacre: '4046.8564224 m^2',
    smallcalorie: '4.184 J',
    foodcalorie: '4184 J',
  };
  math.createUnit(own);
  math.createUnit({ cuptablespoon: '0.5 fluidounce', cupteaspoon: '0.16666666666666666666666666666666666667 fluidounce' });
  return math;
};

let loading: Promise<MathJsInstance> | undefined;

/** Exact decimals: 0.1 + 0.2 is 0.3. */
export const calculator = (): Promise<MathJsInstance> => (loading ??= load());

export type { BigNumber, MathJsInstance };
