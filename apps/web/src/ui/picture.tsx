import type { PictureImage } from '@/lib/picture-image';
import { classNames } from './class-names';
import styles from './picture.module.css';

type PictureProps = {
  image: PictureImage;
  /** How wide the image is shown: « (min-width: 901px) 33vw, 100vw ». */
  sizes?: string;
  /** The largest image of the first screen: asked for at once. */
  isPriority?: boolean;
  className?: string;
};

function sourceSet({ url, width, widths }: PictureImage): string | undefined {
  if (widths.length === 0) return undefined;
  const smaller = widths.filter((copy) => copy.width < width).toSorted((a, b) => a.width - b.width);
  return [...smaller, { url, width }].map((copy) => `${copy.url} ${copy.width}w`).join(', ');
}

function Image({ image, sizes = '100vw', isPriority = false, className }: PictureProps) {
  const srcSet = sourceSet(image);
  return (
    <img
      className={className}
      // React sets attributes in this order: Safari must know `loading` and `sizes` before the addresses.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      style={image.focus === undefined ? undefined : { objectPosition: image.focus }}
    />
  );
}

/** The art of the school as it was drawn; a picture of an editor’s in ink, on the tint of the page (`--teinte`). */
export function Picture({ className, ...props }: PictureProps) {
  const { isInk, isWhole } = props.image;
  if (!isInk) return <Image {...props} className={className} />;
  return (
    <span className={classNames(className, styles.ground, isWhole && styles.whole)}>
      <Image {...props} className={styles.ink} />
    </span>
  );
}
