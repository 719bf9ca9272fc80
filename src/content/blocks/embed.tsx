import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { EmbedPlayer } from '#domain/content/embed-player.ts'
import { Button } from '#ui/button.tsx'
import { GoLink } from '#ui/go-link.tsx'
import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './embed.module.css'

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
