/** Larger than any screen it is shown on, small enough for a phone's memory. */
const MAX_SIDE = 3000

/** The image's pixels, rotated per its orientation tag. */
export async function decodeImage(blob: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob)
  const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return bitmap
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: 'high',
  })
  bitmap.close()
  return smaller
}
