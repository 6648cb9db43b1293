import { readServerEnvironment } from '@/env/server';
import { answerMedia, answerMediaHead } from '@/features/media/answer-media';

type Context = { params: Promise<{ name: string }> };

/** The images and documents of the content service. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return answerMedia(readServerEnvironment().MEDIA_DIR, name);
}

/** Left to Next, HEAD would open the file and read nothing of it. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return answerMediaHead(readServerEnvironment().MEDIA_DIR, name);
}
