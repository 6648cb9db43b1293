export const TESTIMONIAL_KINDS = ['etudiant', 'alumni', 'entreprise', 'enseignant'] as const;
export type TestimonialKind = (typeof TESTIMONIAL_KINDS)[number];
