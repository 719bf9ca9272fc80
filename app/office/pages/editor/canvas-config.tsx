import {
  type ComponentConfig,
  type Config,
  createUsePuck,
  type PuckContext,
  type SlotComponent,
} from '@puckeditor/core'
import { type ReactNode, useMemo } from 'react'
import { type EditorItem, type EditorProps, holdsBlocks, unknownKind } from '#domain/content/editor-items.ts'
import type { BlockKinds } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import { filledTexts } from '#domain/settings/filled-texts.ts'
import type { OpenedPage, PictureRecord } from '#usecases/ports/page-service.ts'
import { InPreview } from '../../../blocks/in-preview.ts'
import { useSiteSettings } from '../../../site-settings.ts'
import { blockFields, type Words, withValue } from './block-fields.ts'
import { CanvasBlock, PostCanvas } from './canvas-block.tsx'
import type { LinkTarget } from './link-target.ts'
import { SearchResult } from './search-result.tsx'
import { shownBlock } from './shown-block.ts'

interface NewBlockParts {
  kinds: BlockKinds
  language: Language
  t: Words
}

/** What a block says that was just put on the page, so that there is something to see and to change. */
function newBlockProps(kind: string, parts: NewBlockParts): Record<string, unknown> {
  if (kind === unknownKind) return {}
  const { kinds, language, t } = parts
  const fields = (kinds[kind] ?? []).map(([field, type]) => [field, type === 'Boolean' ? false : undefined])
  const words = t('editor.newText')
  const said: Readonly<Record<string, Record<string, unknown>>> = {
    'core/heading': { level: 2, content: t('editor.newHeading') },
    'core/paragraph': { content: words },
    'core/list-item': { content: words },
    'core/button': { text: t('editor.newButton'), url: `/${language}` },
    'core/html': { content: `<p>${words}</p>` },
    'core/media-text': { mediaPosition: 'left', mediaWidth: 50 },
    'flightdeck/default-card': { title: t('editor.newHeading'), content: words, url: `/${language}` },
    'flightdeck/speaking-list': { title: t('editor.newHeading') },
    'flightdeck/newsletter': { listId: 'monthly' },
    'flightdeck/component': { componentName: 'upcoming-dates' },
  }
  const inner = holdsBlocks(kind) ? { inner: (opening[kind] ?? []).map((name) => begun(name, parts)) } : {}
  return { ...Object.fromEntries(fields), ...said[kind], ...inner }
}

/** What a block begins with that holds others. */
const opening: Readonly<Record<string, string[]>> = {
  'core/group': ['core/heading'],
  'core/columns': ['core/column', 'core/column'],
  'core/column': ['core/heading', 'core/paragraph'],
  'core/cover': ['core/heading', 'core/paragraph'],
  'core/list': ['core/list-item'],
  'core/buttons': ['core/button'],
  'core/media-text': ['core/paragraph'],
}

function begun(kind: string, parts: NewBlockParts): Omit<EditorItem, 'props'> & { props: Record<string, unknown> } {
  return { type: kind, props: newBlockProps(kind, parts) }
}

interface ConfigParts {
  kinds: BlockKinds
  pictures: readonly PictureRecord[]
  language: Language
  targets: readonly LinkTarget[]
  page: OpenedPage
  /** What a post says of itself; null for a page. */
  excerpt: string | null
  t: Words
  kindName: (kind: string) => string
}

/** Kinds whose outermost element has to be a child of what they stand in: a column of its row, an item of its list. */
const inlineKinds = new Set(['core/column', 'core/list-item'])

const inCategory = {
  text: ['core/heading', 'core/paragraph', 'core/list', 'core/list-item', 'core/buttons', 'core/button', 'core/html'],
  layout: ['core/cover', 'core/group', 'core/columns', 'core/column', 'flightdeck/default-card'],
  media: ['core/image', 'core/media-text', 'core/embed', 'flightdeck/speaking-list'],
  program: ['flightdeck/component', 'flightdeck/newsletter'],
} as const

/** What the editor knows of the site: every kind of block with its fields, and how it looks. */
export function canvasConfig(parts: ConfigParts): Config {
  const { kinds, t } = parts
  const names = [...Object.keys(kinds), unknownKind]
  return {
    components: Object.fromEntries(names.map((kind) => [kind, componentFor(kind, parts)])),
    categories: {
      text: { title: t('editor.category.text'), components: [...inCategory.text] },
      layout: { title: t('editor.category.layout'), components: [...inCategory.layout] },
      media: { title: t('editor.category.media'), components: [...inCategory.media] },
      program: { title: t('editor.category.program'), components: [...inCategory.program] },
      other: { visible: false },
    },
    root: {
      fields: {
        title: { type: 'text', label: t('field.pageTitle') },
        search: {
          type: 'custom',
          render: () => <SearchResult kinds={kinds} page={parts.page} excerpt={parts.excerpt} />,
        },
      },
      render: ({ children, title }: { children: ReactNode; title?: string }) => (
        <InPreview value={true}>
          {parts.excerpt === null ? children : <PostCanvas title={title ?? ''}>{children}</PostCanvas>}
        </InPreview>
      ),
    },
  }
}

function componentFor(kind: string, parts: ConfigParts): ComponentConfig {
  const fields = blockFields(kind, parts)
  return {
    label: parts.kindName(kind),
    fields,
    defaultProps: newBlockProps(kind, parts),
    inline: inlineKinds.has(kind),
    resolveFields: ({ props }) =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withValue(field, props[name]) ?? field])),
    ...(kind === unknownKind && { permissions: { insert: false, duplicate: false } }),
    render: (props) => <Configured kind={kind} parts={parts} props={props} />,
  }
}

const usePuck = createUsePuck()

interface ConfiguredProps {
  kind: string
  parts: Pick<ConfigParts, 'kinds' | 'language'>
  props: Omit<EditorProps, 'inner'> & { id: string; puck: PuckContext; inner?: SlotComponent }
}

function Configured({ kind, parts: { kinds, language }, props }: ConfiguredProps): ReactNode {
  const siteSettings = useSiteSettings()
  const { puck, inner, ...fields } = props
  const count = usePuck(({ getItemById }) => countOf(getItemById(props.id)?.props.inner))
  const said = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor makes its props anew each time, also where they say the same
  const block = useMemo(
    () => filledTexts(shownBlock(kind, fields, kinds), siteSettings, language),
    [kind, said, kinds, siteSettings, language],
  )
  return (
    <CanvasBlock kind={kind} block={block} Inner={holdsBlocks(kind) ? inner : undefined} count={count} puck={puck} />
  )
}

function countOf(inner: unknown): number {
  return Array.isArray(inner) ? inner.length : 1
}
