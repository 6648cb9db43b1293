/** What Strapi's server answers in English, by its exact message. */
export const apiErrorsFrench: Record<string, string> = {
  'An application error occurred': 'Une erreur est survenue.',
  'Cannot replace a file with multiple ones': 'Un fichier ne peut être remplacé que par un seul fichier.',
  'Entity not found': 'Cette entrée est introuvable.',
  'Entity too large': 'Le contenu envoyé est trop volumineux.',
  'File is not a valid image': 'Le fichier n’est pas une image valide.',
  'File name contains invalid characters': 'Le nom du fichier contient des caractères interdits.',
  'Files are empty': 'Les fichiers sont vides.',
  Forbidden: 'Vous n’avez pas l’autorisation de faire cette action.',
  'Forbidden access': 'Vous n’avez pas l’autorisation d’accéder à ce contenu.',
  'Internal Server Error': 'Le serveur a rencontré une erreur. Veuillez réessayer.',
  'Not Found': 'Ce contenu est introuvable.',
  'Policy Failed': 'Vous n’avez pas l’autorisation de faire cette action.',
  'Session not found': 'Cette session est introuvable.',
  'This reset password token has expired': 'Ce lien de réinitialisation du mot de passe a expiré.',
  'Too many requests, please try again later.': 'Trop de demandes : veuillez réessayer plus tard.',
  Unauthorized: 'Votre session n’est plus valide. Veuillez vous reconnecter.',
};
