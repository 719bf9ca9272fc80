import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Admission } from './admission.ts'
import { laneOf } from './lane-of.ts'

interface AdmitParts {
  admission: Admission
  /** Gives a page as it last was; false where there is none. */
  sendStale: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers what else cannot be done in time. */
  refuse: RequestListener
}

/** Lets `next` answer what can be answered in time, and refuses the rest at once (docs/rules/load.md). */
export function admit({ admission, sendStale, refuse }: AdmitParts, next: RequestListener): RequestListener {
  return async (request, response) => {
    const lane = laneOf(request)
    if (lane === null) return next(request, response)
    const end = await admission.enter(lane)
    if (response.destroyed) return end?.()
    if (!end) {
      if (sendStale(request, response)) return
      admission.countRefusal(lane)
      return refuse(request, response)
    }
    response.once('close', end)
    onceAnswered(response, end)
    next(request, response)
  }
}

/** When the headers go out the work is done: how fast the visitor takes the rest is no matter of ours. */
function onceAnswered(response: ServerResponse<IncomingMessage>, answered: () => void): void {
  const { writeHead } = response
  // as: writeHead has two shapes, and both are handed on as they are
  response.writeHead = function (this: ServerResponse, ...given: unknown[]) {
    answered()
    return writeHead.apply(this, given as Parameters<typeof writeHead>)
  } as typeof writeHead
}
