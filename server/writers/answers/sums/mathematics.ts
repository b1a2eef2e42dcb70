/** What sums and conversions need of the mathematics library: a file of its own, so that it is loaded when first needed. */
export {
  addDependencies,
  bignumberDependencies,
  create,
  createUnitDependencies,
  divideDependencies,
  evaluateDependencies,
  multiplyDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
  unitDependencies,
} from 'mathjs';
