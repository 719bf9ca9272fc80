/**
 * What happens between the site and a remote source, for the log and for anyone who counts: a question was `asked`, it `failed`, its answer
 * came too `late` for a visitor, a visitor got the `last-good` one instead.
 */
export type ContentEvent = 'asked' | 'failed' | 'late' | 'last-good'

export type CountContentEvent = (event: ContentEvent) => void
