'use client';
import { Component, type ReactNode } from 'react';

/** Shows nothing of what fails inside: the error is there for the status of the answer, the page is beside it. */
export class Hush extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
