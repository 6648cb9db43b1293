/** The ink of the school in place of Strapi's violet; on a dark background, its light tint. */
export const theme = {
  light: {
    colors: {
      primary100: '#E9F1EF',
      primary200: '#C6DAD6',
      primary500: '#2C625B',
      primary600: '#0B2A27',
      primary700: '#071D1B',
      buttonPrimary500: '#2C625B',
      buttonPrimary600: '#0B2A27',
    },
  },
  dark: {
    colors: {
      primary100: '#14312E',
      primary200: '#1F4A45',
      primary500: '#7CC4BA',
      primary600: '#8FD0C6',
      primary700: '#B4E2DB',
      buttonPrimary500: '#3B8479',
      buttonPrimary600: '#2C625B',
    },
  },
};
