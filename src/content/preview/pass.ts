import { data } from 'react-router'
import { noTraces } from '#frame/no-traces.ts'
import type { Route } from './+types/pass'
import { previewContext } from './preview-context.ts'

/** `POST /{lang}/preview/pass`: the authorization with which an editor's live preview opens its websocket (docs/decisions/0045). 401 for visitors. */
export function action({ context }: Route.ActionArgs) {
  const authorization = context.get(previewContext).socketPass()
  if (authorization === null) return Response.json({ authorization }, { status: 401, headers: noTraces })
  return Response.json({ authorization }, { headers: noTraces })
}

export function loader(): never {
  throw data(null, { status: 404 })
}
