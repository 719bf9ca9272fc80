import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { claim } from '#frame/claim.ts'
import { KeptPart } from '#frame/kept/kept-part.tsx'
import { HeroLandscape } from '#ui/landscape/hero-landscape.tsx'
import { Wrap } from '#ui/wrap.tsx'
import styles from './hero.module.css'

interface HeroProps {
  title: ReactNode
  lede: ReactNode
  actions: ReactNode
  /** Beside the title where there is room, otherwise below the buttons. */
  aside?: ReactNode
  id: string | undefined
}

/** The head of the start page over the landscape with its three levels. */
export function Hero({ title, lede, actions, aside, id }: HeroProps) {
  const t = useTranslations('blocks.levels')
  return (
    <header className={styles.hero} data-tone="sky" data-ground id={id}>
      <Wrap>
        <div className={styles.words}>
          <p className={styles.claim} lang="en">
            {claim}
          </p>
          <h1>{title}</h1>
          {lede && <div className={styles.lede}>{lede}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Wrap>
      <KeptPart
        name="hero-landscape"
        part={HeroLandscape}
        props={{ names: { fl3: t('fl3'), fl2: t('fl2'), fl1: t('fl1') } }}
      />
    </header>
  )
}
