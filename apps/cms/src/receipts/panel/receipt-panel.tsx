import { useEffect, useState } from 'react';
import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { Receipt } from '../read-receipt';
import { isFreshEverywhere, receiptSentence } from '../receipt.rules';

const SOON_MS = 1000;
/** Nothing is expected: a node may go, and somebody else may publish. */
const LATER_MS = 20_000;

function useReceipt(uid: string, documentId: string, version: unknown): Receipt | null {
  const { get } = useFetchClient();
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const data = await get<Receipt>(`/receipts/${uid}/${documentId}`).then(
        (answer) => answer.data,
        () => null,
      );
      if (isOver) return;
      setReceipt(data);
      timer = setTimeout(() => void ask(), data && !isFreshEverywhere(data) ? SOON_MS : LATER_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [get, uid, documentId, version]);

  return receipt;
}

type Props = { uid: string; documentId: string; version: unknown };

function Sentence({ uid, documentId, version }: Props) {
  const receipt = useReceipt(uid, documentId, version);
  if (!receipt) return <Typography textColor="neutral600">…</Typography>;
  return (
    <Typography
      variant="omega"
      textColor={isFreshEverywhere(receipt) ? 'success700' : 'warning700'}
      role="status"
    >
      {receiptSentence(receipt)}
    </Typography>
  );
}

/** LIFE-03: after « Publier », whether the site has it. */
export const ReceiptPanel: PanelComponent = ({ model, documentId, document, meta }) => {
  const isPublished = Boolean(document?.publishedAt) || (meta?.availableStatus?.length ?? 0) > 0;
  if (!documentId || !isPublished) return null;
  return {
    title: 'Publication',
    content: <Sentence uid={model} documentId={documentId} version={document?.updatedAt} />,
  };
};
