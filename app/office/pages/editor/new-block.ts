import { type EditorItem, holdsBlocks, unknownKind } from '#domain/content/editor-items.ts'
import type { BlockKinds } from '#domain/content/stored-block.ts'
import type { Language } from '#domain/language.ts'
import type { Words } from './block-fields.ts'

interface NewBlockParts {
  kinds: BlockKinds
  language: Language
  t: Words
}

/** What a block says that was just put on the page, so that there is something to see and to change. */
export function newBlockProps(kind: string, parts: NewBlockParts): Record<string, unknown> {
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
