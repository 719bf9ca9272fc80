import type { PuckContext, SlotComponent } from '@puckeditor/core'
import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { filledTexts } from '#domain/settings/termed-text.ts'
import postStyles from '#features/blog/site/post-article.module.css'
import { useSiteSettings } from '#frame/site-settings.ts'
import { classNames } from '#ui/class-names.ts'
import { Horizon, LevelLine } from '#ui/landscape/horizon.tsx'
import headStyles from '#ui/page-head.module.css'
import actionStyles from '#ui/section.module.css'
import { Section, Wrap } from '#ui/section.tsx'
import columnsStyles from '../../../blocks/columns.module.css'
import { BlockComponent } from '../../../blocks/components.tsx'
import type { Block, BlockNamed, PartName } from '../../../blocks/index.ts'
import groupStyles from '../../../blocks/layout.module.css'
import listStyles from '../../../blocks/text.module.css'
import { holdsBlocks } from '../../../editor-items.ts'
import { columnWidth, flightLevel, hasStyle } from '../../../page/block-style.ts'
import { InPreview } from '../../../page/component-blocks.tsx'
import flowStyles from '../../../page/flow.module.css'
import { Html } from '../../../page/html.tsx'
import { toneOf } from '../../../page/page-section.tsx'
import { Blocks, FlowBlocks } from '../../../page/registry.tsx'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { useKindName } from '../differences.tsx'
import styles from './page-editor.module.css'
import { shownBlocks } from './shown-block.ts'

/** Whether a block is inside another one. At the top level groups are sections, and everything else is inside one. */
const IsInside = createContext(false)

/** Number of blocks beside each other in the container. */
const Siblings = createContext(1)

interface CanvasBlockProps {
  kind: string
  /** The block as it is shown. Empty for what cannot be. */
  blocks: readonly Block[]
  /** Where the editor puts the blocks inside it; undefined for kinds without. */
  Inner: SlotComponent | undefined
  count: number
  puck: PuckContext
}

/** A block on the canvas: the site's own component, or for a container its own looks around the editor's slot. */
export function CanvasBlock(props: CanvasBlockProps) {
  const isInside = use(IsInside)
  const siblings = use(Siblings)
  const [block] = props.blocks
  const shown = (
    <Siblings value={props.count}>
      <IsInside value={true}>
        <Shown {...props} isInside={isInside} siblings={siblings} />
      </IsInside>
    </Siblings>
  )
  if (isInside || block?.name === 'core/cover' || block?.name === 'core/group') return shown
  return <Section>{shown}</Section>
}

/** The text of a post, as the site sets it below its title. */
export function PostCanvas({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h1>{title}</h1>
      <div className={classNames(postStyles.prose, styles.post)}>
        <IsInside value={true}>{children}</IsInside>
      </div>
    </Section>
  )
}

/** Kinds that hand the editor their own element to be chosen and dragged by; around all others it puts one. */
export const draggedByOwnElement: ReadonlySet<string> = new Set(['core/column', 'core/list-item'])

/** px that a block keeps for what may be dropped into it while it is empty. */
const smallestZone: Readonly<Record<string, number>> = { 'core/buttons': 48, 'core/list': 32 }

interface ShownProps extends CanvasBlockProps {
  isInside: boolean
  siblings: number
}

function Shown({ kind, blocks, Inner, count, puck, isInside, siblings }: ShownProps) {
  const [block] = blocks
  if (!block || (block.name === 'unknown' && kind !== 'unknown')) return <Unfinished kind={kind} />
  const inner = (className?: string, as: 'div' | 'ul' = 'div'): ReactNode =>
    Inner?.({ className: classNames(styles.zone, className) ?? '', as, minEmptyHeight: smallestZone[kind] ?? 64 })
  switch (block.name) {
    case 'core/cover':
      return <Head>{inner(classNames(flowStyles.flow, styles.cover))}</Head>
    case 'core/group':
      return <Group block={block} inner={inner} isInside={isInside} />
    case 'core/columns':
      return inner(
        classNames(columnsStyles.columns, ...looksOf(block, ['schedule', 'packages', 'steps'], columnsStyles)),
      )
    case 'core/column':
      return (
        <div
          ref={puck.dragRef}
          className={classNames(styles.column, columnsStyles[`span${columnWidth(block.width, siblings)}`])}
        >
          {inner(columnsStyles.column)}
        </div>
      )
    case 'core/list':
      return inner(
        classNames(
          listStyles.list,
          ...looksOf(block, ['ticks', 'points'], listStyles),
          block.ordered && listStyles.ordered,
        ),
        'ul',
      )
    case 'core/list-item':
      return (
        <li ref={puck.dragRef}>
          <Html as="span" html={block.content} />
          {/* A place to drop something under every line would be larger than the line. */}
          {count > 0 && inner()}
        </li>
      )
    case 'core/buttons':
      return inner(actionStyles.actions)
    case 'flightdeck/component':
    case 'flightdeck/newsletter':
      return <Part name={block.name === 'flightdeck/component' ? block.componentName : 'newsletter'} />
    default:
      // The site's own component, with the slot where it shows the blocks inside it.
      return holdsBlocks(kind) ? (
        <BlockComponent block={block} render={() => inner(flowStyles.flow)} count={siblings} />
      ) : (
        <FlowBlocks blocks={blocks} />
      )
  }
}

/** The head of the page; title, promise and buttons are in one slot. */
function Head({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={classNames(headStyles.head, headStyles.onHorizon)} data-tone="sky">
        <Wrap>
          <div className={headStyles.opening}>{children}</div>
        </Wrap>
      </div>
      <Horizon />
    </>
  )
}

interface GroupProps {
  block: BlockNamed<'core/group'>
  inner: (className?: string) => ReactNode
  isInside: boolean
}

function Group({ block, inner, isInside }: GroupProps) {
  const level = flightLevel(block)
  if (level) {
    return (
      <div className={styles.level}>
        <LevelLine level={level} />
        {inner(flowStyles.flow)}
      </div>
    )
  }
  if (hasStyle(block, 'cards')) return inner(groupStyles.cards)
  if (isInside) return inner(flowStyles.flow)
  const isSplit = ['split', 'sky', 'three-for-two'].some((style) => block.className?.includes(`is-style-${style}`))
  return <Section tone={toneOf(block)}>{inner(classNames(flowStyles.flow, isSplit && styles.split))}</Section>
}

/** A place where the program itself puts something. */
function Part({ name }: { name: string }) {
  const t = useTranslations('officePages')
  // A source may name any: one without a message is called as it is written.
  const part = name as PartName | 'newsletter'
  return <p className={styles.part}>{t('editor.part', { name: t.has(`part.${part}`) ? t(`part.${part}`) : name })}</p>
}

/** A block that lacks what it needs: visitors would not see it. */
function Unfinished({ kind }: { kind: string }) {
  const t = useTranslations('officePages')
  const kindName = useKindName()
  return <p className={styles.part}>{t('editor.unfinished', { kind: kindName(kind) })}</p>
}

function looksOf<Style extends 'schedule' | 'packages' | 'steps' | 'ticks' | 'points'>(
  block: { className?: string | undefined },
  looks: readonly Style[],
  module: Readonly<Record<string, string>>,
) {
  return looks.filter((style) => hasStyle(block, style)).map((style) => module[style])
}

/** The translation beside the editor, read-only: in a frame of its own, with the layout of a narrow screen. */
export function TranslationFrame({ translation, isPost }: { translation: OpenedDocument; isPost: boolean }) {
  const t = useTranslations('officePages')
  const siteSettings = useSiteSettings()
  const blocks = filledTexts(shownBlocks(translation.content.blocks), siteSettings, translation.language)
  const [body, setBody] = useState<HTMLElement | null>(null)

  function furnish(frame: HTMLIFrameElement) {
    const inside = frame.contentDocument
    if (!inside) return
    for (const { name, value } of document.documentElement.attributes) inside.documentElement.setAttribute(name, value)
    inside.documentElement.lang = translation.language
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) inside.head.append(sheet.cloneNode(true))
    setBody(inside.body)
  }

  return (
    <iframe
      className={styles.frame}
      title={t(`editor.translationFrame.${translation.language}`)}
      srcDoc="<!DOCTYPE html><html><head></head><body></body></html>"
      onLoad={(event) => furnish(event.currentTarget)}
    >
      {body &&
        createPortal(
          <main inert>
            <InPreview value={true}>
              {isPost ? (
                <PostCanvas title={translation.title}>
                  <FlowBlocks blocks={blocks} />
                </PostCanvas>
              ) : (
                <Blocks blocks={blocks} />
              )}
            </InPreview>
          </main>,
          body,
        )}
    </iframe>
  )
}
