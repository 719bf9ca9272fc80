import type { Data } from '@puckeditor/core'
import type { StoredBlock } from '#domain/content/stored-block.ts'
import { type EditorItem, toEditorItems, toStoredBlocks } from '../../../editor-items.ts'

/** What can be changed in the editor. */
export interface EditedContent {
  title: string
  blocks: StoredBlock[]
}

/** A page as the editor takes it. */
export function editorData({ title, blocks }: EditedContent): Data {
  return { root: { props: { title } }, content: toEditorItems(blocks), zones: {} }
}

/** What is in the editor, as it is stored. */
export function editedContent({ root, content }: Data): EditedContent {
  // The editor's own type knows the props of a block as anything; these have come from `toEditorItems`, or from its fields.
  return { title: root.props?.title ?? '', blocks: toStoredBlocks(content as EditorItem[]) }
}
