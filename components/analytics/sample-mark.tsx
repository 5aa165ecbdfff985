/** Stands at every number that is made up. */
export function SampleMark() {
  return <span className="badge sample-mark">Sample</span>
}
