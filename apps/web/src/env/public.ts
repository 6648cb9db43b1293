/** What the build knows: Next writes the value in its place. */
export const isProductionBuild = process.env.NODE_ENV === 'production';
