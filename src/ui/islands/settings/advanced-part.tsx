// The settings that hardly anybody needs, folded away; open where one of them was changed. Runs in the page.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { settingsText as text } from '../../strings/pt.settings.ts';

export function AdvancedPart(props: { isChanged: boolean; children: ComponentChildren }) {
  // Once open it stays so: putting a value back must not fold the field away under one's hands.
  const [isOpen, setOpen] = useState(props.isChanged);
  const [wasChanged, setWasChanged] = useState(props.isChanged);
  if (props.isChanged !== wasChanged) {
    setWasChanged(props.isChanged);
    if (props.isChanged) setOpen(true);
  }
  return (
    <details
      class="settings__part settings__advanced"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{text.parts.advanced}</h2>
        <span class="label">{text.advancedHint}</span>
      </summary>
      {props.children}
    </details>
  );
}
