/**
 * What is heard, one after the other, for a subscription. Who is slow gets the newest only: each piece of news replaces the one that was
 * not taken yet. Not an async generator: one that waits could not be told to end.
 *
 * @param follow calls back for each piece of news and gives the way to stop that
 * @param answer what is made of it; undefined makes nothing of it
 */
export function newestOnly<News, Value>(
  follow: (hear: (news: News) => void) => () => void,
  answer: (news: News) => Promise<Value | undefined>,
): AsyncIterableIterator<Value> {
  let untaken: { news: News } | null = null
  let wake: () => void = () => undefined
  let over = false
  const stop = follow((news) => {
    untaken = { news }
    wake()
  })

  function take(): { news: News } | null {
    const taken = untaken
    untaken = null
    return taken
  }

  function end(): void {
    over = true
    stop()
    wake()
  }

  return {
    async next() {
      while (!over) {
        const taken = take()
        if (taken) {
          const value = await answer(taken.news)
          if (value !== undefined && !over) return { done: false, value }
        } else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
      return { done: true, value: undefined }
    },
    async return() {
      end()
      return { done: true, value: undefined }
    },
    async throw(error) {
      end()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
