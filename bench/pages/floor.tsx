/** The least that a prerendered React page can be: a heading, a box and a button that counts. */
import { useState } from 'react';

export const Floor = () => {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>Write something worth having</h1>
      <p>A page with a box and a button, prerendered and woken by React, with nothing else on it.</p>
      <label>
        Your text
        <textarea rows={6} />
      </label>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </main>
  );
};
