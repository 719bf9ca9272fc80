/**
 * Events between the site and a remote source, for the log and the metrics: a query was `asked`, it `failed`, its answer came too `late`
 * for a visitor, a visitor got a stale one (`last-good`) instead.
 */
export type ContentEvent = 'asked' | 'failed' | 'late' | 'last-good'

export type CountContentEvent = (event: ContentEvent) => void
