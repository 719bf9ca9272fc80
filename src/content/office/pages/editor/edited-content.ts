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

/** The content of the editor, as it is stored. */
export function editedContent({ root, content }: Data): EditedContent {
  // The editor types the props of a block as any; these are from `toEditorItems` or from its fields.
  return { title: root.props?.title ?? '', blocks: toStoredBlocks(content as EditorItem[]) }
}
