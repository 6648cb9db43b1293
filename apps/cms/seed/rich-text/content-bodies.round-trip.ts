import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseFrontMatter } from './front-matter';

const CONTENT = path.join(__dirname, '../content/meridia');

export type Body = { name: string; markdown: string };

const translated = z.object({ fr: z.string(), en: z.string().nullable() });

const campuses = z.array(
  z.object({
    slug: z.string(),
    description: translated,
    access: z.string(),
    handicap: z.string(),
    en: z.object({ access: z.string(), handicap: z.string() }).optional(),
  }),
);
const courses = z.array(z.object({ slug: z.string(), objectives: translated }));
const testimonials = z.array(
  z.object({ slug: z.string(), body: z.string(), en: z.object({ body: z.string() }).optional() }),
);
const described = z.array(
  z.object({ slug: z.string(), description: z.string(), description_en: z.string().optional() }),
);

const accordion = z.object({
  type: z.literal('accordion'),
  items: z.array(z.object({ title: z.string(), body: z.string() })),
});
const richText = z.object({ type: z.literal('rich-text'), body: z.string() });
const page = z.object({
  pageLayout: z.array(z.union([richText, accordion, z.object({ type: z.string() })])),
});

export function articleBodies(folder: 'news' | 'blog'): Body[] {
  return markdownFiles(folder).map(({ name, text }) => ({ name, markdown: parseFrontMatter(text).body }));
}

export function pageBodies(type: 'rich-text' | 'accordion'): Body[] {
  return markdownFiles('pages').flatMap(({ name, text }) =>
    page.parse(parseFrontMatter(text).data).pageLayout.flatMap((block) => {
      if (block.type !== type) return [];
      if ('items' in block) return block.items.map((item) => ({ name, markdown: item.body }));
      return 'body' in block ? [{ name, markdown: block.body }] : [];
    }),
  );
}

export function campusBodies(field: 'description' | 'access' | 'handicap'): Body[] {
  return readJson('catalogue/campuses.json', campuses).flatMap((campus) => {
    const value = campus[field];
    if (typeof value !== 'string') return bodies(campus.slug, value);
    const english = field === 'description' ? null : (campus.en?.[field] ?? null);
    return bodies(campus.slug, { fr: value, en: english });
  });
}

export function courseBodies(): Body[] {
  return readJson('catalogue/courses.json', courses).flatMap((course) =>
    bodies(course.slug, course.objectives),
  );
}

export function testimonialBodies(): Body[] {
  return readJson('catalogue/testimonials.json', testimonials).flatMap(({ slug, body, en }) =>
    bodies(slug, { fr: body, en: en?.body ?? null }),
  );
}

export function descriptionBodies(file: 'events' | 'jobs'): Body[] {
  return readJson(`editorial/${file}.json`, described).flatMap(({ slug, description, description_en: en }) =>
    bodies(slug, { fr: description, en: en ?? null }),
  );
}

function bodies(slug: string, { fr, en }: z.infer<typeof translated>): Body[] {
  const french = { name: slug, markdown: fr };
  return en === null ? [french] : [french, { name: `${slug} (en)`, markdown: en }];
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8')));
}

function markdownFiles(folder: string): { name: string; text: string }[] {
  const directory = path.join(CONTENT, 'editorial', folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(directory, name), 'utf8') }));
}
