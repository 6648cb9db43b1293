import { useCallback, useEffect, useState } from 'react';
import { Editor, Transforms, type Descendant } from 'slate';
import { afterEcho, contentKey } from '../form-echoes.rules';

type Content = Descendant[] | null | undefined;

/** By editor, what its form is known to hold (form-echoes.rules.ts). */
const known = new WeakMap<Editor, readonly string[]>();

/** An empty paragraph is no content, as in Strapi's form. */
function keyOf(editor: Editor, content: Content): string {
  const [first] = content ?? [];
  const isEmpty =
    !first || (content?.length === 1 && 'children' in first && Editor.isEmpty(editor, first as never));
  return contentKey(isEmpty ? null : content);
}

/** What the editor tells its form: coming back, it is no news. */
export function noteSent<Sent extends Content>(editor: Editor, content: Sent): Sent {
  known.set(editor, [...(known.get(editor) ?? []), keyOf(editor, content)]);
  return content;
}

/**
 * PANEL-06: in the place of Strapi's hook of this name. The form is told 300 ms after a key; Strapi compared what came back with what the
 * editor had by then, took every key in between for a change from outside, and wrote the older text over it.
 */
export function useResetKey(editor: Editor, value: Content) {
  const [key, setKey] = useState(0);
  useEffect(() => {
    const shown = keyOf(editor, value);
    const before = known.get(editor);
    const echoed = before && afterEcho(before, shown);
    known.set(editor, echoed ?? [shown]);
    if (!before || echoed || shown === keyOf(editor, editor.children)) return;
    // Where the cursor was, the new content may have nothing.
    if (editor.selection) Transforms.deselect(editor);
    setKey((previous) => previous + 1);
  }, [editor, value]);
  // Strapi counts its changes for its own comparison.
  const incrementSlateUpdatesCount = useCallback(() => undefined, []);
  return { key, incrementSlateUpdatesCount };
}
