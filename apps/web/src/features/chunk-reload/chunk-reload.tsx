import { CHUNK_RELOAD_SCRIPT } from './chunk-reload.rules';

export function ChunkReload() {
  return <script dangerouslySetInnerHTML={{ __html: CHUNK_RELOAD_SCRIPT }} />;
}
