import {
  type ComponentConfig,
  type Config,
  createUsePuck,
  type PuckContext,
  type SlotComponent,
} from '@puckeditor/core'
import { type ReactNode, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pageMeta } from '#domain/content/content-page.ts'
import { cutForSearch, searchHead, searchRoom } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { filledTexts } from '#domain/settings/termed-text.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { blocks, definitionOf, everyBlock, unknownKind } from '../../../blocks/index.ts'
import type { BlockCategory, Placeholder } from '../../../define-block.ts'
import { type EditorProps, holdsBlocks } from '../../../editor-items.ts'
import { InPreview } from '../../../page/component-blocks.tsx'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { documentHref, siteHref } from '../page-href.ts'
import { blockFields, type Words, withValue } from './block-fields.tsx'
import { innerKinds, pageZone } from './block-place.ts'
import { CanvasBlock, draggedByOwnElement, PostCanvas } from './canvas-block.tsx'
import type { LinkTarget } from './link-target.ts'
import styles from './page-editor.module.css'
import { shownBlock, shownBlocks } from './shown-block.ts'
import { editedContent } from './use-saving.ts'

/** The settings of a block that was just added, and the blocks inside it. Its texts are empty. */
function newBlockProps(kind: string, language: Language): Record<string, unknown> {
  const { attributes, begins, holds } = definitionOf(kind)
  const fields = Object.entries(attributes).map(([field, { type }]) => [field, type === 'Boolean' ? false : undefined])
  const inner = holds && {
    inner: (holds.begins ?? []).map((type) => ({ type, props: newBlockProps(type, language) })),
  }
  return { ...Object.fromEntries(fields), ...begins?.(`/${language}`), ...inner }
}

interface ConfigParts {
  language: Language
  targets: readonly LinkTarget[]
  page: OpenedDocument
  /** The metadata of a post; null for a page. */
  excerpt: string | null
  t: Words
  kindName: (kind: string) => string
}

export function canvasConfig(parts: ConfigParts): Config {
  const { t } = parts
  const drawer = (category: BlockCategory) => ({
    title: t(`editor.category.${category}`),
    components: blocks.filter((block) => block.category === category).map(({ name }) => name),
  })
  return {
    components: Object.fromEntries(everyBlock.map(({ name }) => [name, componentFor(name, parts)])),
    categories: {
      text: drawer('text'),
      layout: drawer('layout'),
      media: drawer('media'),
      program: drawer('program'),
      other: { visible: false },
    },
    root: {
      fields: {
        title: { type: 'text', label: t('field.pageTitle') },
        search: {
          type: 'custom',
          render: () => <SearchResult page={parts.page} excerpt={parts.excerpt} />,
        },
      },
      render: ({ puck, title }: { puck: PuckContext; title?: string }) => {
        // As the editor's own `children`, which would take every kind.
        const content = puck.renderDropZone({ zone: pageZone, disallow: innerKinds })
        return (
          <InPreview value={true}>
            {parts.excerpt === null ? content : <PostCanvas title={title ?? ''}>{content}</PostCanvas>}
          </InPreview>
        )
      },
    },
  }
}

function componentFor(kind: string, parts: ConfigParts): ComponentConfig {
  const fields = blockFields(kind, parts)
  return {
    label: parts.kindName(kind),
    fields,
    defaultProps: newBlockProps(kind, parts.language),
    inline: draggedByOwnElement.has(kind),
    resolveFields: ({ props }) =>
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withValue(field, props[name]) ?? field])),
    ...(kind === unknownKind && { permissions: { insert: false, duplicate: false } }),
    render: (props) => <Configured kind={kind} parts={parts} props={props} />,
  }
}

const usePuck = createUsePuck()

interface ConfiguredProps {
  kind: string
  parts: Pick<ConfigParts, 'language'>
  props: Omit<EditorProps, 'inner'> & { id: string; puck: PuckContext; inner?: SlotComponent }
}

function Configured({ kind, parts: { language }, props }: ConfiguredProps): ReactNode {
  const siteSettings = useSiteSettings()
  const t = useTranslations('officePages')
  const reader = useLocale()
  const { puck, inner, ...fields } = props
  const count = usePuck(({ getItemById }) => countOf(getItemById(props.id)?.props.inner))
  const placeholderFor = (what: Placeholder) => `<em lang="${reader}">${t(`editor.placeholder.${what}`)}</em>`
  const serialized = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor makes its props again each time, also with the same values
  const blocks = useMemo(
    () => filledTexts(shownBlock(kind, fields, placeholderFor), siteSettings, language),
    [kind, serialized, siteSettings, language],
  )
  return (
    <CanvasBlock kind={kind} blocks={blocks} Inner={holdsBlocks(kind) ? inner : undefined} count={count} puck={puck} />
  )
}

function countOf(inner: unknown): number {
  return Array.isArray(inner) ? inner.length : 1
}

interface SearchResultProps {
  page: OpenedDocument
  /** The metadata of a post; null for a page. */
  excerpt: string | null
}

/** The page as a search engine lists it, while it is written: its own words for that, else its title and the promise in its head. */
function SearchResult({ page, excerpt }: SearchResultProps) {
  const t = useTranslations('officePages')
  const data = usePuck(({ appState }) => appState.data)
  const { title, blocks } = editedContent(data)
  const siteSettings = useSiteSettings()
  const itself = excerpt === null ? pageMeta({ ...page, title }, shownBlocks(blocks)) : { title, description: excerpt }
  const heads = searchHead(itself, page.content.search)
  const head = filledTexts(heads, siteSettings, page.language)
  const { description } = head
  return (
    <figure className={styles.result}>
      <figcaption>{t('search.title')}</figcaption>
      <div className={styles.entry}>
        <span className={styles.address}>{siteHref(page)}</span>
        <span className={styles.heading}>{cutForSearch(head.title, searchRoom.title)}</span>
        <span>{description ? cutForSearch(description, searchRoom.description) : t('search.noDescription')}</span>
      </div>
      {head.hidden && <small>{t('search.hidden')}</small>}
      {head.title.length > searchRoom.title && <small>{t('search.longTitle', { count: head.title.length })}</small>}
      <small>
        <a href={`${documentHref(page)}/search`}>{t('search.own')}</a>
      </small>
    </figure>
  )
}
