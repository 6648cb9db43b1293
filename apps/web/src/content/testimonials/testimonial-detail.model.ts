import type { RichText } from '@/content/rich-text.model';
import type { TranslatedDocument } from '@/lib/translated';
import type { TestimonialCard } from './testimonial.model';

export type TestimonialDetail = TestimonialCard & TranslatedDocument & { body: RichText };
