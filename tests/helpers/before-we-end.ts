const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls `clean` when this process ends, whether by itself, by an uncaught error or by a signal, so that no server outlives a run. It must
 * not wait for anything. Gives a function that takes the promise back.
 */
export function beforeWeEnd(clean: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    clean()
    // Our own handler is gone by now, so this ends the process unless someone else handles the signal.
    process.kill(process.pid, signal)
  }
  process.once('exit', clean)
  for (const signal of signals) process.once(signal, onSignal)
  return () => {
    process.off('exit', clean)
    for (const signal of signals) process.off(signal, onSignal)
  }
}
