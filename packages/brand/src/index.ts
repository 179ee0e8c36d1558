export { brandFill, brandFillInTheDark, brandScale, contrast } from './brand-scale.ts';
export { brandVariables, type BrandColors } from './brand-variables.ts';
