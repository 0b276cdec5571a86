/** Ticks of all cores together. */
export interface ProcessorTime {
  readonly total: number
  /** Of all processes. */
  readonly busy: number
  /** In which the host let another machine work. */
  readonly steal: number
  /** Of the processes of the measurement. */
  readonly own: number
}

/** Above this share of the processor the figures are told to be of a busy machine. */
const QUIET_SHARE = 0.05

/** Says in one line what the machine did beside a measurement. */
export function describeOtherWork(before: ProcessorTime, after: ProcessorTime): string {
  const total = after.total - before.total
  const toShare = (ticks: number) => (total > 0 ? Math.max(ticks, 0) / total : 0)
  const other = toShare(after.busy - before.busy - (after.own - before.own))
  const steal = toShare(after.steal - before.steal)
  const shares = `beside it: other work ${toPercent(other)}, steal ${toPercent(steal)} of the processor`
  return other + steal <= QUIET_SHARE
    ? shares
    : `${shares}. This run was beside other work: its times are no figures to go by.`
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
