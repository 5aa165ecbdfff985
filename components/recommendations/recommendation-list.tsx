'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendCall } from '@/components/dashboard/calls'
import { savedKey } from '@/components/dashboard/keys'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkButton } from '@/components/ui/link-button'
import { showToast } from '@/components/ui/toaster'
import { DEFAULT_AVAILABILITY, DEFAULT_LOCATION } from '@/lib/search/recommendations/labels'
import type { RecommendationDto } from '@/lib/search/recommendations/schema'

function SaveForm({ recommendation }: { recommendation: RecommendationDto }) {
  const client = useQueryClient()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => sendCall('POST', '/api/user/saved-resources', { resourceId: recommendation.id }),
    onSuccess: () => {
      showToast({ title: 'Saved', description: 'It is under Saved Resources.' })
      return client.invalidateQueries({ queryKey: savedKey })
    },
    onError: () =>
      showToast({ title: 'Not saved', description: 'Nothing was changed. Please try again.', variant: 'destructive' }),
  })
  return (
    <form
      method="post"
      action="/api/user/saved-resources"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <input type="hidden" name="resourceId" value={recommendation.id} />
      <Button type="submit" look="soft" disabled={isPending || isSuccess} className="w-full">
        {isSuccess ? 'Saved' : 'Save for Later'}
        <span className="sr-only">: {recommendation.title}</span>
      </Button>
    </form>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function RecommendationCard({ recommendation }: { recommendation: RecommendationDto }) {
  const { title, description, matchScore, location, availability, reasons, unknowns, questions, path } = recommendation
  return (
    <article className="card">
      <h3 className="text-[1.2rem]">{title}</h3>
      <p className="badges">
        <span className="badge status-completed">{Math.round(matchScore)}% match</span>
      </p>
      <p>{description}</p>
      <div className="facts">
        <Icon name="map-pin" size={18} />
        <span>{location ?? DEFAULT_LOCATION}</span>
        <Icon name="clock" size={18} />
        <span>{availability ?? DEFAULT_AVAILABILITY}</span>
      </div>
      <div>
        <b>Why it matches</b>
        <ul className="badges">
          {reasons.map((reason) => (
            <li key={reason} className="badge">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <Lines title="Not known" lines={unknowns ?? []} />
      <Lines title="What to ask" lines={questions ?? []} />
      <div className="acts">
        <SaveForm recommendation={recommendation} />
        <LinkButton look="line" href={path}>
          Learn More<span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
    </article>
  )
}

export function RecommendationList({ recommendations }: { recommendations: RecommendationDto[] }) {
  if (recommendations.length === 0) {
    return <p>Nothing in the directory fits these answers yet. Answer one more question, or leave one out.</p>
  }
  return (
    <ul className="grid-2">
      {recommendations.map((recommendation) => (
        <li key={recommendation.id} className="grid max-w-none">
          <RecommendationCard recommendation={recommendation} />
        </li>
      ))}
    </ul>
  )
}
