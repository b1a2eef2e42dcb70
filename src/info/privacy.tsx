import type { ReactNode } from 'react';
import type { Head } from '../head/head.ts';
import { site } from '../site.ts';
import styles from './info.module.css';

export const head: Head = {
  title: `Privacy | ${site.name}`,
  description: 'What is sent where, what is kept and what is logged when you use the tools, in plain words.',
  path: '/privacy',
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
);

/** Must be true to the letter: whoever changes what is sent, kept or logged changes this page. */
export default function Privacy() {
  return (
    <article className={styles.page}>
      <h1>Privacy</h1>
      <p className={styles.lede}>
        What you type is used to make your text, and we don’t keep it. There is no account, no cookie, no advertising, and nothing
        that follows you from page to page.
      </p>
      <Part title="What never leaves your browser">
        <ul>
          <li>What you type into a text style or the Title Case Tool. They work in the page itself.</li>
          <li>What you write with “Write on this device”. Your browser’s own language model does the work.</li>
          <li>
            What a link fills in comes after its #, which browsers never send. It is sent with the form once you press the button.
          </li>
        </ul>
      </Part>
      <Part title="What is sent to this site">
        <ul>
          <li>The form, when you press a tool’s button. The server reads it, makes the text, and drops both.</li>
          <li>
            The form, when you choose “Copy as a prompt”. It comes back as a prompt, and goes nowhere else until you take it.
          </li>
          <li>In the prompt library: what you search for, the form of a prompt of your own, and your votes.</li>
          <li>
            When a page stops working: the kind of error, the places in our own scripts that it came through, and how often. Never
            its message, and nothing from the page.
          </li>
        </ul>
        <p>As with every site, the server sees the network address that a request comes from. See below what it does with it.</p>
      </Part>
      <Part title="Who else reads it">
        <p>
          Nobody, where a text is put together by rules: that happens on this site’s server. Whoever runs this site may have
          connected a language model. Then what you filled in is sent to the model’s server, which may be another company’s,
          without your address or anything else about you; what it keeps is up to its own terms. The line at a result says who
          wrote it.
        </p>
        <p>
          An assistant of your own, such as ChatGPT or Claude, gets a prompt only when you open it from here or paste the prompt
          there. A link that takes the prompt along has it in its address, so your browser’s history has it too. What the service
          does with it is between you and the service.
        </p>
        <p>
          The model of your own browser may have to be fetched first, from whoever makes the browser. That happens only when you
          ask for it, and what you type is not part of it.
        </p>
        <p>Pages load nothing from other sites: every script, style, font and picture comes from here.</p>
      </Part>
      <Part title="What is kept on your device">
        <ul>
          <li>The theme, once you have chosen one.</li>
          <li>Results that you marked as favorites, and words that you told the grammar checker to accept.</li>
          <li>That you want texts written on this device, once you have said so.</li>
          <li>The form of the prompt library’s own prompts, if you asked for it to be kept.</li>
          <li>A random name, made when you first vote, so that you vote once. It is tied to nothing else.</li>
          <li>The home page, this page and the text styles, so that they work without a network.</li>
          <li>
            What you have typed, in the blanks of prompts too, what you last searched for on the first page and in the prompt
            library, and the last 20 results of each tool with the forms that made them, so that nothing is lost when you close or
            reload a page. They are never sent anywhere. “History” shows them; there you can delete each of them, clear them all,
            or have nothing stored.
          </li>
        </ul>
        <p>Clearing this site’s data in your browser’s settings removes all of it.</p>
      </Part>
      <Part title="What is kept on the server">
        <ul>
          <li>
            Votes on prompts: which prompt, for or against, and the random name. Nothing that you typed. A vote that you take back
            is deleted.
          </li>
          <li>
            To keep machines from taking the site over, how many requests came from your network address within a minute. It is
            counted in memory. Where several servers share the work it is counted in their database, and deleted there about an
            hour later.
          </li>
        </ul>
      </Part>
      <Part title="What is logged">
        <p>
          One line for each call of a tool: the time, a number made at random for the request, which tool’s address was called and
          by which method, the status of the reply, how long it took and how it ended. Where something failed: which tool, the
          kind of failure, and the place in our own code.
        </p>
        <p>
          Never what you typed or what came back, your network address, your browser or the page you came from. Beside the log
          there are only totals: how many requests, how fast, how many failed, and for which of our own list of subjects we had
          nothing to give.
        </p>
        <p>
          Other software in front of this site, a proxy or a host’s own, may log addresses as most web servers do. Whoever runs
          this site can tell you.
        </p>
      </Part>
    </article>
  );
}
