import { readServerEnvironment } from '@/env/server';
import { answerMedia } from '@/features/media/answer-media';

type Context = { params: Promise<{ name: string }> };

/** The images and documents of the content service. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return answerMedia(readServerEnvironment().MEDIA_DIR, name);
}
