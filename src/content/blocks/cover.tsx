import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { claim } from '#frame/site-settings.ts'
import type { Crumb } from '#ui/breadcrumb.tsx'
import type { Fact } from '#ui/fact-list.tsx'
import { HeroLandscape } from '#ui/landscape/hero-landscape.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Wrap } from '#ui/section.tsx'
import type { BlockProps } from '../page/block-style.ts'
import { Html } from '../page/html.tsx'
import styles from './cover.module.css'
import type { Block } from './index.ts'

/** The look of a page's first block: over the landscape on the start page, elsewhere a page head with the additions of its route. */
export type PageHeadLook =
  | { kind: 'landscape'; aside?: ReactNode }
  | {
      kind: 'sky'
      breadcrumb?: readonly Crumb[] | undefined
      kicker?: ReactNode
      sticker?: string | undefined
      facts?: readonly Fact[] | undefined
      offer?: ReactNode
      beside?: ReactNode
      edge?: 'horizon' | 'flat' | undefined
    }

interface CoverBlockProps extends BlockProps<'core/cover'> {
  head?: PageHeadLook
}

export function CoverBlock({ block, head = { kind: 'sky' }, render }: CoverBlockProps) {
  const isTitle = (inner: Block) => inner.name === 'core/heading' && inner.level === 1
  const title = block.innerBlocks.find(isTitle)
  const buttons = block.innerBlocks.filter((inner) => inner.name === 'core/buttons')
  const lede = block.innerBlocks.filter((inner) => inner.name !== 'core/buttons' && inner !== title)
  const parts = {
    title: title?.name === 'core/heading' ? <Html as="span" html={title.content} /> : null,
    lede: lede.length > 0 ? render(lede) : null,
    actions: buttons.length > 0 ? render(buttons) : null,
  }
  if (head.kind === 'landscape') return <Hero {...parts} aside={head.aside} id={block.anchor} />
  const { kind: _kind, ...additions } = head
  return <PageHead {...parts} {...additions} id={block.anchor} />
}

interface HeroProps {
  title: ReactNode
  lede: ReactNode
  actions: ReactNode
  /** Beside the title where there is room, otherwise below the buttons. */
  aside?: ReactNode
  id: string | undefined
}

/** The head of the start page over the landscape with its three levels. */
function Hero({ title, lede, actions, aside, id }: HeroProps) {
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
      <CachedPart
        name="hero-landscape"
        part={HeroLandscape}
        props={{ names: { fl3: t('fl3'), fl2: t('fl2'), fl1: t('fl1') } }}
      />
    </header>
  )
}
