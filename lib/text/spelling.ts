/**
 * Edits between two words: a letter more, less, other, or two swapped (optimal string alignment). From `most` on it is
 * not counted to the end: whatever is larger is only said to be larger.
 */
export function countEdits(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let former: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (former[j - 2] ?? 0) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    // No later row holds less: two letters swapped cost one more than the row before the last.
    if (least > most) return least
    former = above
    above = row
  }
  return above[b.length] ?? 0
}
