// Several requests in one text: which of them is examined. A list of radio buttons, cut short.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { PairMark } from '../../exercise/views/pair-mark.tsx';
import type { RequestSummary } from '../x-ray-messages.ts';

const text = rayText.requests;
const atOnce = 12;

function isAccepted({ status }: RequestSummary): boolean {
  return status !== null && status.anthropic === 200 && status.strict === 200;
}

export function RequestPicker(props: {
  requests: RequestSummary[];
  chosen: number | null;
  disabled: boolean;
  onChoose: (request: number) => void;
}): JSX.Element | null {
  const { requests, chosen } = props;
  const [count, setCount] = useState(atOnce);
  if (requests.length < 2) return null;
  const listed = requests.map((request, index) => ({ request, index }));
  // The chosen one stays in sight, wherever it stands.
  const shown = listed.filter(({ index }) => index < count || index === chosen);
  return (
    <fieldset class="ray-requests" disabled={props.disabled}>
      <legend>{text.legend(requests.length)}</legend>
      <div class="ray-requests__list">
        {shown.map(({ request, index }) => (
          <label key={index} class="ray-request" data-accepted={isAccepted(request) ? '' : undefined}>
            <input
              type="radio"
              name="requisicao"
              checked={index === chosen}
              onChange={() => props.onChoose(index)}
            />
            <PairMark state={isAccepted(request) ? 'joined' : 'open'} />
            <span>
              {text.name(request.label, request.messageCount)}
              <span class="label">
                {request.status === null
                  ? text.unjudged
                  : request.api === 'converse'
                    ? text.stateConverse(request.status.anthropic)
                    : text.state(request.status.anthropic, request.status.strict)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {count < requests.length && (
        <button type="button" class="button ray-small" onClick={() => setCount(count + 50)}>
          {text.more(Math.min(50, requests.length - count))}
        </button>
      )}
    </fieldset>
  );
}
