// Strapi brings the types of React 18 too, and Next's generated files take whichever `React` comes first: ours.
/// <reference types="react" />
