/** What the build knows: Vite writes the value in its place. */
export const isProductionBuild = process.env.NODE_ENV === 'production';
