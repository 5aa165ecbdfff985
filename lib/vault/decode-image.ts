/** Larger than any screen it is shown on, small enough for a phone's memory. */
const MAX_SIDE = 3000

/** The image's pixels, rotated per its orientation tag. */
export async function decodeImage(blob: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob)
  const scale = MAX_SIDE / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  })
  whole.close()
  return smaller
}
