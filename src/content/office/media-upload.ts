import { data } from 'react-router'
import { formBody } from '#forms/read-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { memberOf } from '#frame/office/member-of.ts'
import type { OfficeHandle } from '#frame/office/screens.ts'
import type { Route } from './+types/media-upload'
import { contentService } from './content-service.ts'
import { uploadPictures } from './media/upload-pictures.ts'

export const handle = { permission: 'edit-content' } satisfies OfficeHandle

/** Uploads a picture for an editor that stays as it is; the response is JSON, called by src/content/office/pages/editor/picture-field.tsx. */
export async function action({ request, context }: Route.ActionArgs) {
  const { media } = contentService(context)
  const { refused, added } = await uploadPictures(media, await formBody(request), memberOf(context))
  const [only] = added
  const answer = { refused: refused.map(({ refusal }) => refusal), picture: only ? await media.find(only.id) : null }
  return Response.json(answer, { status: only ? 200 : 422, headers: noTraces })
}

/** Only files are sent here. */
export function loader() {
  throw data(null, { status: 404 })
}
