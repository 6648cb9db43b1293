import type { TestimonialKind } from '@meridia/domain/testimonials';
import type { Reference } from '@/content/reference.model';
import type { TranslatedDocument } from '@/lib/translated';

export type TestimonialCard = TranslatedDocument & {
  slug: string;
  name: string;
  kind: TestimonialKind;
  role: string | null;
  company: string | null;
  promotion: number | null;
  /** Without the guillemets that the content may carry. */
  quote: string;
  campus: Reference | null;
  programme: Reference | null;
};
