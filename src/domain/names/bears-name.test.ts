import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearsName } from './bears-name.ts';

test('a page bears the name in any of its forms', () => {
  for (const [text, name] of [
    ['Our team: Jeroen van der Meer, engineer', 'Jeroen van der Meer'],
    ['Author: Meer, J. van der (2014)', 'Jeroen van der Meer'],
    ['J.P. van der Meer', 'Jeroen van der Meer'],
    ['ŁUKASZ WIŚNIEWSKI, prezes', 'Lukasz Wisniewski'],
    ['Иван Сергеевич Петров', 'Ivan Petrov'],
    ['Верещинская Наталья Игоревна, доцент', 'Наталья Верещинская'],
    ['Siobhán O’Keeffe-Lind, partner', "Siobhan O'Keeffe-Lind"],
    ['教授 张伟 物理系', '张伟'],
    ['Ford Robert B', 'Robert Ford'],
    ['Dr. Maria-Elena Gonzalez', 'Maria Gonzalez'],
  ]) {
    assert.ok(bearsName(text!, [name!]), `${name} in ${text}`);
  }
});

test('the family name alone, or another given name, is not the name', () => {
  for (const [text, name] of [
    ['Meer information about our products', 'Jeroen van der Meer'],
    ['Hanna Varga leads the team', 'Ilse Varga'],
    ['Payments for platforms', 'Jeroen van der Meer'],
    ['Vargas and Ilsebill', 'Ilse Varga'],
  ]) {
    assert.ok(!bearsName(text!, [name!]), `${name} in ${text}`);
  }
});
