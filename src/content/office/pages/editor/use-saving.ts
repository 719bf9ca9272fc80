import type { Data } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { type EditorItem, toEditorItems, toStoredBlocks } from '../../../editor-items.ts'
import type { OpenedDocument } from '../../../ports/documents.ts'
import { saveHref } from '../page-href.ts'
import type { SaveAnswer, SaveRefusal } from '../save-answer.ts'

export function useSaving(page: OpenedDocument) {
  const fetcher = useFetcher<SaveAnswer>({ key: `page-${page.id}` })
  const [revision, setRevision] = useState(page.revision)
  const [saved, setSaved] = useState<EditedContent>(page.content)
  const [result, setResult] = useState<{
    /** What was done last; null before anything was. */
    done: 'saved' | 'published' | null
    refused: SaveRefusal | null
    theirs: OpenedDocument | null
  }>({
    done: null,
    refused: null,
    theirs: null,
  })
  const sent = useRef<{ content: EditedContent; publish: boolean } | null>(null)

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || !sent.current) return
    const { outcome, theirs } = fetcher.data
    const { content, publish } = sent.current
    sent.current = null
    if (outcome.outcome === 'refused') {
      setResult({ done: null, refused: outcome.refusal.reason, theirs })
      return
    }
    setRevision(outcome.revision)
    setSaved(content)
    setResult({ done: publish ? 'published' : 'saved', refused: null, theirs: null })
    forgetDraft(page.id)
  }, [fetcher.state, fetcher.data, page.id])

  return {
    isBusy: fetcher.state !== 'idle',
    /** The revision that the editor has begun with, or saved last. */
    revision,
    saved,
    ...result,
    save(content: EditedContent, { publish, over = revision }: { publish: boolean; over?: number }) {
      sent.current = { content, publish }
      const intent = publish ? 'save-publish' : 'save'
      const form = { intent, expected: String(over), title: content.title, blocks: JSON.stringify(content.blocks) }
      // Written as an address, every quotation mark of the blocks would be three characters long.
      void fetcher.submit(form, { method: 'post', action: saveHref(page), encType: 'multipart/form-data' })
    },
    /** Goes on from what someone else has saved. */
    take(other: OpenedDocument) {
      setRevision(other.revision)
      setSaved(other.content)
      setResult({ done: null, refused: null, theirs: null })
    },
  }
}

export interface EditedContent {
  title: string
  blocks: StoredBlock[]
}

export function editorData({ title, blocks }: EditedContent): Data {
  return { root: { props: { title } }, content: toEditorItems(blocks), zones: {} }
}

export function editedContent({ root, content }: Data): EditedContent {
  // The editor types the props of a block as any; these are from `toEditorItems` or from its fields.
  return { title: root.props?.title ?? '', blocks: toStoredBlocks(content as EditorItem[]) }
}

/** What is not saved yet, kept in this tab: it outlives a reload, a session that has ended and a browser that lost its connection. */
interface KeptDraft {
  /** Of the page as it was opened. */
  revision: number
  content: EditedContent
}

const keyOf = (id: string) => `office-page:${id}`

export function keepDraft(id: string, draft: KeptDraft): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // a full or forbidden storage: the editor itself still has it
  }
}

export function forgetDraft(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // as above
  }
}

/** Null where there is none, or none that can be read. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

function isDraft(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('revision' in kept) || !('content' in kept)) return false
  const { content } = kept
  return typeof content === 'object' && content !== null && 'title' in content && 'blocks' in content
}
