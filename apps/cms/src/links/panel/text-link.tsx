import { useState } from 'react';
import { Box, Button, Field, Flex, Popover } from '@strapi/design-system';
import { Editor, Node, Path, Transforms, type Element } from 'slate';
import { ReactEditor, useSlateStatic, type RenderElementProps } from 'slate-react';
import { isLinkTo } from './link-address.rules';
import { LinkChoice } from './link-choice';

type LinkNode = Element & { url: string };
type LinkEditor = Editor & ReactEditor & { lastInsertedLinkPath?: Path | null };

/** As Strapi makes it (withReact, withLinks). */
const useLinkEditor = () => useSlateStatic() as LinkEditor;

function writeLink(editor: LinkEditor, link: LinkNode, { url, text }: { url: string; text: string }): void {
  const at = ReactEditor.findPath(editor, link);
  Transforms.setNodes(editor, { url } as Partial<Element>, { at });
  if (text === Node.string(link)) return;
  Transforms.insertText(editor, text, { at: Editor.range(editor, at) });
}

type FormProps = { link: LinkNode; onEnd: () => void };

function LinkForm({ link, onEnd }: FormProps) {
  const editor = useLinkEditor();
  const [text, setText] = useState(Node.string(link));
  const [url, setUrl] = useState(link.url);
  const remove = () => Transforms.unwrapNodes(editor, { at: ReactEditor.findPath(editor, link) });
  const end = () => {
    onEnd();
    ReactEditor.focus(editor);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={4} width="42rem">
      <Field.Root>
        <Field.Label>Texte</Field.Label>
        <Field.Input value={text} onChange={(event) => setText(event.target.value)} />
      </Field.Root>
      <Field.Root>
        <Field.Label>Lien vers</Field.Label>
        <LinkChoice value={url} isDisabled={false} onChange={setUrl} />
      </Field.Root>
      <Flex justifyContent="space-between">
        <Button
          variant="danger-light"
          onClick={() => {
            remove();
            end();
          }}
        >
          Retirer le lien
        </Button>
        <Button
          disabled={text.trim() === '' || !isLinkTo(url)}
          onClick={() => {
            writeLink(editor, link, { url, text });
            end();
          }}
        >
          Valider le lien
        </Button>
      </Flex>
    </Flex>
  );
}

/** LINK-06: a link of a rich text. One that was just made opens by itself, to be given its page. */
export function TextLink({ element, attributes, children }: RenderElementProps) {
  const editor = useLinkEditor();
  const link = element as LinkNode;
  const [isOpen, setOpen] = useState(() => {
    const made = editor.lastInsertedLinkPath;
    return Boolean(made && Path.equals(made, ReactEditor.findPath(editor, link)));
  });
  const close = () => {
    editor.lastInsertedLinkPath = null;
    setOpen(false);
  };
  const leave = () => {
    // It was given no page: there is no link.
    if (link.url === '') Transforms.unwrapNodes(editor, { at: ReactEditor.findPath(editor, link) });
    close();
  };
  return (
    <Popover.Root open={isOpen}>
      <Popover.Trigger>
        <Box {...attributes} tag="a" color="primary600" cursor="pointer" onClick={() => setOpen(true)}>
          {children}
        </Box>
      </Popover.Trigger>
      <Popover.Content onPointerDownOutside={leave} onEscapeKeyDown={leave}>
        <LinkForm link={link} onEnd={close} />
      </Popover.Content>
    </Popover.Root>
  );
}
