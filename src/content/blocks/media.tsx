import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { EmbedPlayer } from '#domain/content/embed-player.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, GoLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { type BlockProps, columnWidth } from '../page/block-style.ts'
import { Flow } from '../page/flow.tsx'
import { Html } from '../page/html.tsx'
import { Picture } from '../page/picture.tsx'
import styles from './media.module.css'

export function ImageBlock({ block }: BlockProps<'core/image'>) {
  return (
    <figure className={styles.image} id={block.anchor}>
      <Picture picture={block} sizes={block.sizes} />
      {block.caption && (
        <figcaption>
          <Html as="span" html={block.caption} />
        </figcaption>
      )}
    </figure>
  )
}

/** Of twelve columns: up to this width, a picture has the size of a portrait or a book. */
const smallest = 4

/** Pages are at most 1312 px wide (src/ui/tokens.css). */
function sizesOf(share: number): string {
  const percent = Math.round((share / 12) * 100)
  const narrow = share <= smallest ? '176px' : '100vw'
  return `(min-width: 1440px) ${Math.round((share / 12) * 1312)}px, (min-width: 720px) ${percent}vw, ${narrow}`
}

/** A picture beside blocks; above them on small screens. A small picture (a portrait, a book) is aligned with the top of the text. */
export function MediaTextBlock({ block, render }: BlockProps<'core/media-text'>) {
  const share = Math.min(8, columnWidth(`${block.mediaWidth}%`, 2))
  return (
    <div
      className={classNames(
        styles.mediaText,
        styles[`picture${share}`],
        share <= smallest && styles.small,
        block.mediaPosition === 'right' && styles.right,
      )}
      id={block.anchor}
    >
      <Picture className={styles.picture} picture={block} sizes={sizesOf(share)} />
      <div className={styles.text}>
        <Flow>{render(block.innerBlocks)}</Flow>
      </div>
    </div>
  )
}

/** An embedded video: a still until the visitor presses play, because nothing may reach the third party before that. */
export function EmbedBlock({ block: { url, caption, player, anchor } }: BlockProps<'core/embed'>) {
  const t = useTranslations('blocks.embed')
  const captionId = useId()
  const provider = player?.provider ?? URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return (
    <figure className={styles.embed} id={anchor}>
      {player && <Screen player={player} captionId={caption ? captionId : undefined} />}
      <figcaption>
        {caption && (
          <span id={captionId}>
            <Html as="span" html={caption} />
          </span>
        )}
        <GoLink href={url} rel="noopener noreferrer">
          {t('watch', { provider })}
        </GoLink>
      </figcaption>
    </figure>
  )
}

interface ScreenProps {
  player: EmbedPlayer
  captionId: string | undefined
}

/** The attributes contain what src/frame/browser/page.ts needs to replace the still with the player. */
function Screen({ player: { provider, frameUrl }, captionId }: ScreenProps) {
  const t = useTranslations('blocks.embed')
  return (
    <div
      className={styles.screen}
      data-player={frameUrl}
      data-title={t('frame', { provider })}
      data-labelled-by={captionId}
    >
      <img src="/pictures/still.svg" alt="" width="1280" height="720" loading="lazy" decoding="async" />
      <div className={styles.ask}>
        <Button type="button" data-play aria-describedby={captionId}>
          {t('play')}
        </Button>
        <p>{t('note', { provider })}</p>
      </div>
    </div>
  )
}

export function SpeakingListBlock({ block, render }: BlockProps<'flightdeck/speaking-list'>) {
  const t = useTranslations('blocks.talk')
  return (
    <article className={styles.talk} id={block.anchor}>
      {block.backgroundImage && (
        // The style sheet sets its aspect ratio, because the field has only a URL.
        <div className={styles.talkPicture}>
          <Picture
            picture={{ url: block.backgroundImage, alt: '', focus: block.backgroundFocus }}
            sizes="(min-width: 720px) 34vw, 100vw"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3>
          <Html as="span" html={block.title} />
        </h3>
        {block.stage && <Html as="p" className={styles.stage} html={block.stage} />}
        <p className={styles.state}>
          <Badge kind={block.done ? 'paid' : 'open'}>{block.done ? t('done') : t('coming')}</Badge>
        </p>
        <Flow>{render(block.innerBlocks)}</Flow>
      </div>
    </article>
  )
}
