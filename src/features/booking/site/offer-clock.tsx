import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSending } from '#forms/sending.tsx'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/text.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import styles from './order.module.css'

interface Clock {
  /** ISO instants: the end, null without one, and the server's current time. */
  until: string | null
  now: string
}

/**
 * Seconds until the end. Adds elapsed time to the server's time, because the visitor's clock may be wrong. Reloads the page at zero. Without
 * JavaScript, the value at rendering.
 */
export function useSecondsLeft({ until, now }: Clock): number | null {
  const atFirst = until === null ? null : secondsBetween(now, until)
  const [left, setLeft] = useState(atFirst)
  const { showInstead } = useSending()
  useEffect(() => {
    if (until === null) return
    const begun = { run: performance.now(), at: Date.now() }
    // Browsers stop the first of them while the device is asleep.
    const passed = () => Math.max(performance.now() - begun.run, Date.now() - begun.at)
    const tick = () => setLeft(secondsBetween(now, until, passed()))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [until, now])
  const isOver = until !== null && left === 0
  useEffect(() => {
    if (isOver) showInstead(location.pathname + location.search)
  }, [isOver, showInstead])
  return atFirst === null ? null : (left ?? atFirst)
}

/** Zero only at the end: the page that is loaded then must not have an open offer again. */
export function secondsBetween(now: string, until: string, passed = 0): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now) - passed) / 1000))
}

function partsOf(seconds: number) {
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** The remaining time in large digits (docs/product.md#waitlist): hours and minutes, and seconds once scripts run. */
export function Countdown({ left }: { left: number }) {
  const t = useTranslations('registration')
  const parts = partsOf(left)
  const shown = useIsHydrated() ? (['hours', 'minutes', 'seconds'] as const) : (['hours', 'minutes'] as const)
  return (
    <div className={styles.countdown} role="timer">
      <VisuallyHidden>{t('left', parts)}</VisuallyHidden>
      {shown.map((part) => (
        <p key={part} aria-hidden="true">
          <b>{String(parts[part]).padStart(2, '0')}</b> {t(`units.${part}`, { count: parts[part] })}
        </p>
      ))}
    </div>
  )
}

const top = 40
const ground = 360
const ticks = 24
const wave = 'M96 220C130 210 160 210 196 219S270 230 304 219 370 208 400 216 440 223 452 220'

/** The remaining time as height above ground: the dot descends from level to level. Decorative. */
export function OfferGauge({ left, hours }: { left: number; hours: number }) {
  const t = useTranslations('registration')
  // An extended offer may have more time left than offers usually last.
  const whole = Math.max(hours, Math.ceil(left / 3600))
  const dot = Math.round(ground - ((ground - top) * left) / (whole * 3600))
  return (
    <svg className={styles.gauge} viewBox="0 0 460 400" width="460" height="400" aria-hidden="true">
      <path className={styles.high} d="M96 22C190 8 320 8 452 20V400H96Z" />
      <g transform={`translate(0 ${dot - 226})`}>
        <path className={styles.middle} d={`${wave}V800H96Z`} />
        <path className={styles.wave} d={wave} />
      </g>
      <path
        className={styles.low}
        d="M96 366L120 352 138 362 160 344 178 357 204 349 224 366 246 346 262 358 288 342 306 360 330 350 350 364 372 344 392 358 414 348 432 362 452 352V400H96Z"
      />
      <path className={styles.scale} d="M96 40V400" />
      {Array.from({ length: ticks + 1 }, (_, index) => {
        const isNamed = index % (ticks / 2) === 0
        const y = top + ((ground - top) * index) / ticks
        return (
          <g key={y}>
            <path className={styles.scale} d={`M${isNamed ? 76 : 88} ${y.toFixed(1)}H96`} />
            {isNamed && (
              <text className={styles.mark} x="64" y={y + 5} textAnchor="end">
                {Math.round((whole * (ticks - index)) / ticks)} h
              </text>
            )}
          </g>
        )
      })}
      <path className={styles.plumb} d={`M262 12V${dot}`} />
      <path className={classNames(styles.plumb, styles.ahead)} d={`M262 ${dot}V345`} />
      <circle className={styles.dot} cx="262" cy={dot} r="11" />
      <text className={styles.now} x="284" y={dot - 14}>
        {t('gauge', partsOf(left))}
      </text>
    </svg>
  )
}
