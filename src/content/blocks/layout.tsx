import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CachedPart } from '#frame/cached/cached-part.tsx'
import { claim } from '#frame/site-settings.ts'
import { classNames } from '#ui/class-names.ts'
import type { Fact } from '#ui/fact-list.tsx'
import { HeroLandscape } from '#ui/landscape/hero-landscape.tsx'
import { LevelLine } from '#ui/landscape/horizon.tsx'
import { type Crumb, PageHead } from '#ui/page-head.tsx'
import { Wrap } from '#ui/section.tsx'
import { type BlockProps, type BlockStyle, columnWidth, flightLevel, hasStyle } from '../page/block-style.ts'
import { Flow, UnknownMark } from '../page/flow.tsx'
import { Html } from '../page/html.tsx'
import { Picture } from '../page/picture.tsx'
import columnStyles from './columns.module.css'
import type { Block } from './index.ts'
import styles from './layout.module.css'

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

/** A group inside another block: a flight level, a row of cards, or blocks that belong together. At the top level a group is a section. */
export function GroupBlock({ block, render }: BlockProps<'core/group'>) {
  const level = flightLevel(block)
  if (level) return <LevelBlock block={block} level={level} render={render} />
  if (hasStyle(block, 'cards')) {
    return (
      <div className={styles.cards} id={block.anchor}>
        {render(block.innerBlocks)}
      </div>
    )
  }
  if (hasStyle(block, 'gallery')) {
    return (
      <div className={styles.gallery} id={block.anchor}>
        {render(block.innerBlocks)}
      </div>
    )
  }
  return (
    <div id={block.anchor}>
      <UnknownMark name={block.standsFor}>
        <Flow>{render(block.innerBlocks)}</Flow>
      </UnknownMark>
    </div>
  )
}

interface LevelBlockProps extends BlockProps<'core/group'> {
  level: 1 | 2 | 3
}

/** A flight level below its line: number, name with question, description, and where to learn it. */
function LevelBlock({ block, level, render }: LevelBlockProps) {
  const [name, question, ...about] = block.innerBlocks
  return (
    <div className={styles.level} id={block.anchor}>
      <LevelLine level={level} />
      <p className={styles.code}>FL{level}</p>
      <div className={styles.name}>{render([name, question].filter((part) => part !== undefined))}</div>
      <div className={styles.about}>{render(about)}</div>
    </div>
  )
}

/** A card without a box. With a link, the whole card is clickable. */
export function DefaultCardBlock({
  block: { anchor, title, content, url, picture },
}: BlockProps<'flightdeck/default-card'>) {
  return (
    <article className={styles.card} id={anchor}>
      {picture && (
        <Picture
          picture={picture}
          className={styles.cardPicture}
          sizes="(min-width: 1000px) 400px, (min-width: 560px) 50vw, 100vw"
        />
      )}
      <h3 className={styles.cardTitle}>
        {url ? (
          <a href={url}>
            <Html as="span" html={title} />
          </a>
        ) : (
          <Html as="span" html={title} />
        )}
      </h3>
      {content && <Html as="p" html={content} className={styles.cardText} />}
    </article>
  )
}

export function NumbersBlock({ block, render }: BlockProps<'flightdeck/numbers'>) {
  return (
    <dl className={styles.numbers} id={block.anchor}>
      {render(block.innerBlocks)}
    </dl>
  )
}

/** In a `<dl>` the term precedes its value; the style sheet shows the number first. */
export function NumberBlock({ block: { value, content } }: BlockProps<'flightdeck/number'>) {
  return (
    <div className={styles.number}>
      <Html as="dt" html={content} />
      <Html as="dd" html={value} />
    </div>
  )
}

/** The alternative text of a logo is the client's name. */
export function ClientsBlock({ block, render }: BlockProps<'flightdeck/clients'>) {
  return (
    <div className={styles.clients} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}

const looks = ['schedule', 'packages', 'steps'] as const satisfies BlockStyle[]

/** Columns side by side where there is room. By style they are the days of a plan, offers to compare, or steps in time. */
export function ColumnsBlock({ block, render }: BlockProps<'core/columns'>) {
  const look = looks.find((style) => hasStyle(block, style))
  return (
    <div className={classNames(columnStyles.columns, look && columnStyles[look])} id={block.anchor}>
      {render(block.innerBlocks)}
    </div>
  )
}

interface ColumnBlockProps extends BlockProps<'core/column'> {
  count: number
}

export function ColumnBlock({ block, count, render }: ColumnBlockProps) {
  return (
    <div
      className={classNames(columnStyles.column, columnStyles[`span${columnWidth(block.width, count)}`])}
      id={block.anchor}
    >
      {render(block.innerBlocks)}
    </div>
  )
}
